import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import type { ApiContext } from '../../cli/studio/server/api.ts';
import { SessionKey } from '../../cli/studio/server/session-key.ts';
import { createStudioServer } from '../../cli/studio/server/studio-server.ts';

it('landings are read while nothing is asked for, the studio’s own script included; open events do not count', async () => {
  const waited: (string | undefined)[] = [];
  const context = {
    quiet: { follow: ({ req }: ServerResponse) => waited.push(req.url) },
    events: { add: (response: ServerResponse) => response.end() },
  } as unknown as ApiContext;
  const key = new SessionKey();
  const server = createStudioServer(context, key, () => {});
  const url = await listen(server, { wanted: 0, usual: 0, host: '127.0.0.1' });
  const headers = { Cookie: key.cookie(Number(new URL(url).port)).split(';')[0] ?? '' };
  for (const path of ['app/index.js', 'api/events', 'api/none'])
    await (await fetch(new URL(path, url), { headers })).arrayBuffer();
  server.close();
  expect(waited).toEqual(['/app/index.js', '/api/none']);
});
