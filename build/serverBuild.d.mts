export function buildServer(entry: string, outDir: string): Promise<string>;
