/** Longest accepted target; the longest one that pages request is an eighth of it. */
const MOST_CHARACTERS = 8_000;

/** Path and query of a request, raw and decoded. */
export interface RequestTarget {
  /** As sent. */
  raw: string;
  /** Decoded once. */
  path: string;
  query: URLSearchParams;
}

/** Why a request is refused: status and message. */
export interface Refusal {
  status: number;
  message: string;
}

/** Characters that no valid path contains, and that path parsers treat differently. */
function isOdd(path: string): boolean {
  return /[\\\p{Cc}]/u.test(path) || path.startsWith('//');
}

/** Parses the target of a request line; anything but a plain path with a query is refused. */
export function readTarget(raw: string): RequestTarget | Refusal {
  if (raw.length > MOST_CHARACTERS) return { status: 414, message: 'The address is too long.' };
  const refusal = { status: 400, message: 'The address is not valid.' };
  const question = raw.indexOf('?');
  const written = question === -1 ? raw : raw.slice(0, question);
  if (!written.startsWith('/') || raw.includes('#')) return refusal;
  try {
    const path = decodeURIComponent(written);
    if (isOdd(path)) return refusal;
    const query = new URLSearchParams(question === -1 ? '' : raw.slice(question + 1));
    return { raw, path, query };
  } catch {
    return refusal;
  }
}
