// Headers that sign a text call (spec 7: appkey, timestamp, hash). A secret in a browser is public, so nothing is
// signed here; a server in front of a model adds its own key (docs/rules/reliability.md X5).

/** Returns the headers for a body as sent. */
export type Signer = (body: string) => Promise<Readonly<Record<string, string>>>;

/** Of this client. */
export const noSigner: Signer = async () => ({});
