/** Languages of the documentation site. */
export type SiteLanguage = 'zh' | 'en';
