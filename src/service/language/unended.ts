// A sentence as a part of a longer one.

/** The text without the punctuation at its end. */
export const unended = (text: string): string => text.replace(/[.。;；,，:：\s]+$/u, '');
