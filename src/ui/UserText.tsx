// Text that a person or a watch wrote, such as a face's name or a sample of a tag: marked with its own language, which may differ
// from the page's (WCAG 3.1.2).

/** BCP 47 tag of the language that the letters tell; undefined for digits and signs, which belong to any language. */
export const languageOfText = (text: string): string | undefined =>
  /\p{Script=Han}/u.test(text) ? 'zh-CN' : /\p{Script=Latin}{2}/u.test(text) ? 'en' : undefined;

export const UserText = ({ text }: { text: string }) => <span lang={languageOfText(text)}>{text}</span>;
