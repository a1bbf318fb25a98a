// A sample of what a watch writes, marked with the language it is in, which may be another than the page's.

/** BCP 47 tag of a text that can be told by its letters; numbers and signs are of any language. */
const languageOfSample = (text: string): string | undefined =>
  /\p{Script=Han}/u.test(text) ? 'zh-CN' : /\p{Script=Latin}{2}/u.test(text) ? 'en' : undefined;

export const SampleText = ({ text }: { text: string }) => <span lang={languageOfSample(text)}>{text}</span>;
