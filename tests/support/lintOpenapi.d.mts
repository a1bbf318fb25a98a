export function lintOpenapi(source: string): Promise<string[]>;
