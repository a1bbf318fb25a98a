// Types of nodeWords.mjs, which the configuration of Vite and tests import.
import type { Plugin } from 'vite';

export interface LocaleWords {
  [key: string]: string | LocaleWords;
}
export function wordsOf(language: string, namespace: string): LocaleWords;
export function nodeWords(): Plugin;
