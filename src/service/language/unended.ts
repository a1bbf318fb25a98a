// Makes a sentence usable as part of a longer one.

/** The text without its final punctuation. */
export const unended = (text: string): string => text.replace(/[.。;；,，:：\s]+$/u, '');
