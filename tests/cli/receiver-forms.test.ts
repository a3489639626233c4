import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../../cli/receiver/receiver.ts';
import { runHere } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';

const NAME = { name: 'name', type: 'text', label: 'Name', required: true };
const OFFER = {
  heading: 'Angebot',
  fields: [
    NAME,
    { name: 'rooms', type: 'number', label: 'Zimmer', min: 1 },
    { name: 'parts', type: 'choices', label: 'Was?', options: ['Licht', 'Strom'] },
    { name: 'plan', type: 'file', label: 'Plan' },
    { name: 'ok', type: 'consent', label: 'Einverstanden', required: true },
  ],
};
const PAGE = {
  ...{ name: 'Angebot', type: 'main', description: 'Ein Angebot.' },
  seo: { title: 'Ein Angebot von {business.name}', description: 'Fragen Sie nach einem Angebot.' },
  sections: [{ title: { heading: 'Angebot' } }, { form: OFFER }, { form: 'rueckruf' }],
};

const site = new DataSite({ forms: { rueckruf: { fields: [NAME] } } });
let receiver: Receiver;

beforeAll(async () => {
  site.write('pages/angebot/page.yaml', PAGE);
  const nowhere = { write: () => true };
  const io = { cwd: site.root, stdout: nowhere, stderr: nowhere } as never;
  receiver = await startReceiver(site.root, undefined, () => 'http://127.0.0.1:1/', io);
});
afterAll(() => receiver.close());

/** A body as the script of the form sends it. */
function body(fields: object, named: object = {}): Record<string, unknown> {
  const sent = { timestamp: '2026-11-23T05:00:00.000Z', language: 'de', url: '', userAgent: '' };
  const origin = { form: 'angebot', page: '/angebot', ...named };
  return { id: crypto.randomUUID(), type: 'form', ...origin, ...sent, fields, attribution: {} };
}

const post = (sent: BodyInit, path = 'form') =>
  fetch(receiver.url + path, { method: 'POST', body: sent });

async function kept(kind: string) {
  const all = await (await fetch(`${receiver.url}submissions.json`)).json();
  return (all as { kind: string; body: Record<string, unknown> }[]).filter(
    (one) => one.kind === kind,
  );
}

describe('a receiver of forms', () => {
  it('takes what the form sends, wherever it is sent, each id once', async () => {
    const sent = JSON.stringify(body({ name: 'Ana', rooms: 2, parts: ['Licht'], ok: true }));
    expect((await post(sent)).status).toBe(201);
    expect((await post(sent, 'contact')).status).toBe(200);
    const shared = body({ name: 'Ana' }, { form: 'rueckruf' });
    expect((await post(JSON.stringify(shared), 'contact')).status).toBe(201);
    expect((await kept('form'))[0]?.body).toEqual(shared);
  });

  it('refuses what the form would not send, and says all that is wrong', async () => {
    const before = (await kept('form')).length;
    const wrong = await post(JSON.stringify(body({ name: '', rooms: 0, parts: ['Wasser'] })));
    expect(wrong.status).toBe(422);
    const told = await wrong.text();
    for (const field of ['name', 'rooms', 'parts', 'ok']) expect(told).toContain(field);
    for (const named of [{ form: 'other' }, { page: '/nowhere' }, { page: '/../etc' }])
      expect((await post(JSON.stringify(body({ name: 'Ana', ok: true }, named)))).status).toBe(422);
    expect((await kept('form')).length).toBe(before);
  });

  it('keeps the files of a form, and nothing of a form that it refuses', async () => {
    const parts = (fields: object) => {
      const data = new FormData();
      data.append('body', JSON.stringify(body({ ...fields, plan: ['plan.pdf'] })));
      data.append('plan', new Blob(['%PDF-1.7'], { type: 'application/pdf' }), 'plan.pdf');
      return data;
    };
    expect((await post(parts({ name: 'Ana' }))).status).toBe(422);
    const folder = join(site.root, '.touchdown/receiver/uploads');
    expect(readdirSync(folder)).toEqual([]);
    expect((await post(parts({ name: 'Ana', ok: true }))).status).toBe(201);
    const [file] = await kept('upload');
    expect(file?.body).toMatchObject({ field: 'plan', name: 'plan.pdf', bytes: 8 });
    expect(readFileSync(join(folder, String(file?.body.storedAs)), 'utf8')).toBe('%PDF-1.7');
  });

  it('understands what browsers without scripts post', async () => {
    const typed = { form: 'angebot', page: '/angebot', name: 'Ana', rooms: '3', ok: 'yes' };
    const fields = new URLSearchParams(typed);
    fields.append('parts', 'Licht');
    fields.append('parts', 'Strom');
    expect((await post(fields)).status).toBe(201);
    expect((await kept('form'))[0]?.body).toMatchObject({
      form: 'angebot',
      fields: { name: 'Ana', rooms: 3, parts: ['Licht', 'Strom'], ok: true },
    });
    expect((await post(fields)).status).toBe(200);
    expect((await kept('form'))[0]).toMatchObject({ doubles: 1 });
    const robot = new FormData();
    for (const [name, text] of Object.entries({ ...typed, website_address: 'x' }))
      robot.append(name, text);
    robot.append('plan', new Blob([]), '');
    expect((await post(robot)).status).toBe(201);
    expect((await kept('form'))[0]?.body).toMatchObject({ suspect: true });
    fields.delete('ok');
    expect((await post(fields)).status).toBe(422);
  });
});

describe('touchdown schema', () => {
  it('writes the JSON Schema of each form, that of a page’s own below its path', async () => {
    const out = join(site.root, 'out');
    const { code } = await runHere(['schema', '--root', site.root, '--out', out, '--json'], {
      cwd: site.root,
    });
    expect(code).toBe(0);
    expect(existsSync(join(out, 'forms/rueckruf.schema.json'))).toBe(true);
    const schema = JSON.parse(readFileSync(join(out, 'forms/angebot/angebot.schema.json'), 'utf8'));
    expect(schema.properties.fields.required).toEqual(['name', 'ok']);
  });
});
