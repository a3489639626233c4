/** Search hosts; other hosts of the same owners, such as mail, do not count. */
const SEARCH_HOSTS = new RegExp(
  [
    String.raw`(?:www\.|m\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?`,
    String.raw`com\.google\.android\.googlequicksearchbox`,
    String.raw`(?:[a-z]{2,4}\.)?bing\.com`,
    String.raw`(?:[a-z]+\.)?duckduckgo\.com`,
    String.raw`(?:[a-z]{2}\.)?search\.yahoo\.(?:com|co\.jp)`,
    String.raw`(?:www\.)?(?:ecosia\.org|startpage\.com|qwant\.com|mojeek\.com|seznam\.cz|ya\.ru)`,
    String.raw`search\.(?:brave\.com|naver\.com|seznam\.cz)`,
    String.raw`(?:m\.search|m)\.naver\.com`,
    String.raw`(?:www\.|m\.)?(?:baidu\.com|yandex\.[a-z]{2,3}(?:\.[a-z]{2})?)`,
  ]
    .map((host) => `^${host}$`)
    .join('|'),
);

/** Whether a referrer is a search engine. */
export function isSearchEngine(referrer: string): boolean {
  return URL.canParse(referrer) && SEARCH_HOSTS.test(new URL(referrer).hostname);
}
