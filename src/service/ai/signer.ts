// Headers that sign a call of texts (spec 7: appkey, timestamp, hash). A secret in a browser is public, so nothing signs here: a server
// that stands before a model adds its key itself (docs/rules/reliability.md X5).

/** Gives the headers for a body, as it is sent. */
export type Signer = (body: string) => Promise<Readonly<Record<string, string>>>;

/** Of this client. */
export const noSigner: Signer = async () => ({});
