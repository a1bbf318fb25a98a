export declare const alias: { find: RegExp; replacement: string }[];
