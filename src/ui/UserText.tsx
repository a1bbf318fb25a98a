// Text by a user or watch, such as a face's name or a sample value, marked with its own language, which may differ from
// the page's (WCAG 3.1.2).

/** BCP 47 tag detected from the script; undefined for digits and symbols, which belong to any language. */
export const languageOfText = (text: string): string | undefined =>
  /\p{Script=Han}/u.test(text) ? 'zh-CN' : /\p{Script=Latin}{2}/u.test(text) ? 'en' : undefined;

export const UserText = ({ text }: { text: string }) => <span lang={languageOfText(text)}>{text}</span>;
