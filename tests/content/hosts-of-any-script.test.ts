import { describe, expect, it } from 'vitest';
import { Business } from '../../schemas/config/site-business.ts';
import { LinkTarget } from '../../schemas/link-target.ts';

const accepts = (email: string) => Business.shape.email.safeParse(email).success;

describe('the address of a business', () => {
  it.each([
    'hello@example.com',
    'Hello.There+news@Example.COM',
    "o'brien@mail.example.co.uk",
    'hallo@wohlfühl-praxis.example',
    'info@xn--wohlfhl-praxis-7ob.example',
    'hola@peñíscola.example',
  ])('may be %s', (email) => {
    expect(accepts(email)).toBe(true);
  });

  it.each([
    'hello',
    'hello@example',
    'hello@@example.com',
    'hello @example.com',
    'hello@example..com',
    '.hello@example.com',
    'hello.@example.com',
    'hello@-example.com',
    'hello@example.com, jobs@example.com',
    'hällo@example.com',
    'hello@example.c0m',
  ])('cannot be %s', (email) => {
    expect(accepts(email)).toBe(false);
  });
});

describe('a link', () => {
  it.each([
    'https://www.müller.example/über-uns',
    'https://例え.テスト/',
    'mailto:hallo@wohlfühl-praxis.example?subject=Termin',
    'https://xn--mller-kva.example',
  ])('may lead to %s', (href) => {
    expect(LinkTarget.safeParse(href).success).toBe(true);
  });

  it.each(['https://müller', 'https://-müller.example', 'mailto:hallo@müller'])(
    'cannot lead to %s',
    (href) => {
      expect(LinkTarget.safeParse(href).success).toBe(false);
    },
  );
});
