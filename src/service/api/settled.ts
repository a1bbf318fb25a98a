// Awaits a running call, for callers that continue only on success.

/** The result, or null on failure, which the hook's caller sees. */
export async function settled<T>(running: Promise<T>): Promise<T | null> {
  try {
    return await running;
  } catch {
    return null;
  }
}
