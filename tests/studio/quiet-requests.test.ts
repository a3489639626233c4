import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import type { ApiContext } from '../../cli/studio/server/api.ts';
import { SessionKey } from '../../cli/studio/server/session-key.ts';
import { createStudioServer } from '../../cli/studio/server/studio-server.ts';

it('landings are read while nothing is asked for, the studio’s own script included; open events do not count', async () => {
  const waited: string[] = [];
  const context = {
    quiet: {
      follow: ({ req }: ServerResponse, isEdit: boolean) => waited.push(`${req.url} ${isEdit}`),
    },
    events: { add: (response: ServerResponse) => response.end() },
  } as unknown as ApiContext;
  const key = new SessionKey();
  const server = createStudioServer(context, key, () => {});
  const url = await listen(server, { wanted: 0, usual: 0, host: '127.0.0.1' });
  const headers = { Cookie: key.cookie(Number(new URL(url).port)).split(';')[0] ?? '' };
  for (const path of ['app/index.js', 'api/events', 'api/none'])
    await (await fetch(new URL(path, url), { headers })).arrayBuffer();
  const edit = { method: 'POST', headers: { ...headers, Origin: new URL(url).origin } };
  await (await fetch(new URL('api/none', url), edit)).arrayBuffer();
  server.close();
  expect(waited).toEqual(['/app/index.js false', '/api/none false', '/api/none true']);
});
