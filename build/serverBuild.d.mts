export function buildServer(entry: string, outDir: string): Promise<string>;
export function buildCommand(outDir: string): Promise<string>;
export function addDatabase(outDir: string): Promise<void>;
