import type { Embed, Recognize } from './embed.ts';

const YOUTUBE_HOSTS = /^(?:(?:www\.|m\.|music\.)?youtube\.com|www\.youtube-nocookie\.com)$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const PLAYLIST_ID = /^[\w-]{12,64}$/;

/** Start time as in links to a moment: `90`, `90s`, `1m30s`. */
function secondsOf(moment: string | null): number {
  const [, plain, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,6})|(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s)?)$/.exec(moment ?? '') ?? [];
  return Number(plain ?? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

function withQuery(address: string, query: Record<string, string | number | undefined>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== 0) url.searchParams.set(name, String(value));
  return url.href;
}

/** Uses the host that sets no cookies before playback; `rel` limits its suggestions to the same channel. */
function youtubeVideo(id: string, start: number): Embed {
  return {
    kind: 'video',
    provider: 'YouTube',
    frame: withQuery(`https://www.youtube-nocookie.com/embed/${id}`, {
      ...{ autoplay: 1, playsinline: 1, rel: '0' },
      start,
    }),
    page: withQuery('https://www.youtube.com/watch', { v: id, t: start }),
  };
}

function youtubeList(id: string): Embed {
  return {
    kind: 'video',
    provider: 'YouTube',
    frame: withQuery('https://www.youtube-nocookie.com/embed/videoseries', {
      list: id,
      autoplay: 1,
    }),
    page: withQuery('https://www.youtube.com/playlist', { list: id }),
  };
}

/** `watch?v=`, `youtu.be/`, shorts, streams, playlists, and the frame itself. */
export const youtube: Recognize = ({ host, pathname, searchParams }) => {
  const isShort = host === 'youtu.be';
  if (!isShort && !YOUTUBE_HOSTS.test(host)) return undefined;
  const [, folder = '', name = ''] = pathname.split('/');
  const list = searchParams.get('list') ?? '';
  if (folder === 'playlist' || name === 'videoseries')
    return PLAYLIST_ID.test(list) ? youtubeList(list) : undefined;
  const isNamed = ['embed', 'shorts', 'live', 'v'].includes(folder);
  const id = isShort ? folder : isNamed ? name : folder === 'watch' ? searchParams.get('v') : '';
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const video = youtubeVideo(id, secondsOf(searchParams.get('t') ?? searchParams.get('start')));
  return folder === 'shorts' ? { ...video, isUpright: true } : video;
};

const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|manage\/videos\/|showcase\/\d+\/video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/;

/** `vimeo.com/ID`, with the hash of unlisted videos, and the player itself. */
export const vimeo: Recognize = ({ host, pathname, searchParams, hash }) => {
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(host)) return undefined;
  const [, id, key = searchParams.get('h') ?? undefined] = VIMEO_PATH.exec(pathname) ?? [];
  if (id === undefined || (key !== undefined && !/^[0-9a-f]{6,20}$/.test(key))) return undefined;
  const start = secondsOf(hash.startsWith('#t=') ? hash.slice(3) : null);
  const moment = start === 0 ? '' : `#t=${start}s`;
  const query = { h: key, dnt: 1, autoplay: 1 };
  return {
    kind: 'video',
    provider: 'Vimeo',
    frame: withQuery(`https://player.vimeo.com/video/${id}`, query) + moment,
    page: `https://vimeo.com/${key === undefined ? id : `${id}/${key}`}${moment}`,
  };
};
