import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uploadInvitation } from '../../renderer/features/admin/clients/invitation.ts';
import { newClientId } from '../../renderer/features/upload/new-client-id.ts';
import { siteWords } from '../content/site-facts.ts';

it('every new client id is one that the upload page takes, and can be read out', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const id = newClientId((limit) => (numbers.next().value ?? 0) % limit);
      expect(id).toMatch(/^[A-Z0-9]{6,10}$/);
      expect(id).toMatch(/^[A-Z]{3}/);
      expect(id).not.toMatch(/[IO01]/);
    }),
  );
});

it('the invitation holds the link in a line of its own and says who sends it', () => {
  const link = 'https://www.example.com/client/ABC23456';
  const words = siteWords().en?.newClient;
  if (!words) throw new Error('There are no English words');
  const business = { name: 'A Notary', phone: '(432) 555-0100', email: 'hello@example.com' };
  const { subject, text } = uploadInvitation(link, business, words);
  expect(text.split('\n')).toContain(link);
  for (const part of ['A Notary', '(432) 555-0100', 'Only originals']) expect(text).toContain(part);
  expect(subject).toContain('A Notary');
});
