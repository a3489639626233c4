import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from '../copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.kestrelroofing.example, name: Kestrel, title: Roofs, description: Roofs. }
business:
  name: Kestrel Roofing
  type: RoofingContractor
  phone: (806) 555-0117
  email: office@kestrelroofing.example
  founder: Daniel Alvarez
  address: { locality: Lubbock, region: TX, country: US }
people: { owner: Jonathan Reyes, partner: Katherine Castleberry, foreman: Stephen Marlow, manager: Dev Parmar, coach: Hannah Oldroyd }
imprint: { company: Kestrel Roofing }
crew: { names: [Christian Okafor, Andrea Whitfield, Marisol Delgado] }
languages: [en]
`),
  ),
  SCHEMA,
);

const told = (text: string) =>
  findingsOf(text, { facts: FACTS }).flatMap((finding) =>
    finding.startsWith('facts/typed-name: ') ? [finding.slice('facts/typed-name: '.length)] : [],
  );

describe('names of people', () => {
  it.each([
    ['Ask Jonathon Reyes.', 'Jonathon Reyes'],
    ['Ask Johnathon Reyes.', 'Johnathon Reyes'],
    ['Ask Jonathan Reyse.', 'Jonathan Reyse'],
    ['Ask Catherine Castleberry.', 'Catherine Castleberry'],
    ['Ask Kathryn Castleberry.', undefined],
    ['Ask Katharine Castleberry.', 'Katharine Castleberry'],
    ['Ask Katherine Castelbery.', 'Katherine Castelbery'],
    ['Ask Katherine Castlebury.', 'Katherine Castlebury'],
    ['Ask Steven Marlow.', 'Steven Marlow'],
    ['Ask Andrea Whitfielder.', 'Andrea Whitfielder'],
    ['Ask Peter Whitfielder.', undefined],
    ['Ask Marisol Degaldo.', 'Marisol Degaldo'],
    ['Ask Cristian Okafor.', 'Cristian Okafor'],
    ['Daniel Alvares of {business.name}', 'Daniel Alvares'],
    ['Danial Alvarez answers himself.', 'Danial Alvarez'],
    ['Es antwortet Daniel Alverez persönlich.', 'Daniel Alverez'],
    ['Dev Palmer plans all team days.', 'Dev Palmer'],
    ['Ask Stephen Morlaw.', 'Stephen Morlaw'],
    ['Mornings with Hanna Oldroyd.', 'Hanna Oldroyd'],
    ['Contesta Daniel Alvárez.', 'Daniel Alvárez'],
  ])('that are misspelled: %s', (text, name) => {
    if (name) expect(told(text)).toEqual([name]);
  });

  it.each([
    'Jonathan Reyes’s truck is red.',
    'Katherine Castleberry and Jonathan Reyes came.',
    'Nathan Reyes is his brother.',
    'Daniel Reyes mends what Jonathan breaks.',
    'Kathleen Castleberry is her sister.',
    'Christina Okafor keeps the books.',
    'Andreas Whitfield and Andrew Whitfield are cousins.',
    'Jonathan Rivera lives next door.',
    'Stephen Harlan once asked.',
    'Katherine Bradberry wrote to us.',
    'Stefanie Marlow sings.',
    'Daniel Alvarez drives himself, and Daniel Alvarez’s truck is white.',
    'Daniela Alvarez keeps the books.',
    'David Alvarez is his brother.',
    'Daniel Suarez wrote to us.',
    'Dave Parmar is his brother.',
    'Dev Patel wrote to us.',
    'Dev Kumar wrote to us.',
    'Dev Parker wrote to us.',
    'Dev Farmer wrote to us.',
    'Shanice Palmer climbs, and Dev holds the rope.',
    'Stephen Merton came along.',
    'Hanne Oldroyd is her cousin.',
    'Johannes Oldroyd is her cousin.',
    'Mr. Alvarez comes to the door.',
  ])('of others: %s', (text) => expect(told(text)).toEqual([]));

  it('are told once where the business has the same name', () => {
    expect(told('Kestral Roofing has been here for years.')).toEqual(['Kestral Roofing']);
  });
});
