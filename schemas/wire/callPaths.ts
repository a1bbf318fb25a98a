// URL prefixes of API calls, as opposed to pages and files: the designer API and the app API (spec 7).

export const CALL_FOLDERS = ['/api/', '/matting/', '/chatgptStream/'] as const;

export const isCallPath = (pathname: string): boolean => CALL_FOLDERS.some((folder) => pathname.startsWith(folder));
