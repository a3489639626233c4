import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  fees: {
    travel: 40,
    flatTravel: 50,
    eveningTravel: 75,
    lateNightTravel: 125,
    firstSignature: 10,
    additionalSignature: 1,
    groupLesson: 20,
    childLesson: 15,
    lesson: 45,
    deposit: 30,
    sameTravel: 40,
  },
  times: { businessDays: 15, replyDays: 1, days: 3 },
  area: { freeMiles: 15, townMiles: 10 },
  team: { vans: 8, electricVans: 3 },
});

function told(text: string): string[] {
  return findingsIn({ note: { text } }, { facts: FACTS, only: 'facts/contradiction' });
}

describe('a reference beside the name of another fact', () => {
  it.each([
    ['{fees.travel} flat travel, {fees.firstSignature} for the first signature.', '{fees.travel}'],
    ['Nights: {fees.travel} late-night travel.', '{fees.travel}'],
    ['Flat travel is {fees.travel}, everywhere.', '{fees.travel}'],
    ['Evening travel: {fees.travel}', '{fees.travel}'],
    ['{team.vans} electric vans, charged at night.', '{team.vans}'],
  ])('%s', (text, reference) => {
    expect(told(text)).toEqual([`facts/contradiction: ${reference}`]);
  });

  it.each([
    '{fees.flatTravel} flat travel, {fees.firstSignature} for the first signature.',
    'Travel is {fees.travel} flat.',
    'A flat {fees.travel} for the drive.',
    '{fees.travel} travel and {fees.firstSignature} a signature.',
    '{fees.lateNightTravel} night travel',
    'The deposit of {fees.deposit} secures a group lesson.',
    'Pay {fees.deposit} for group lessons.',
    '{fees.deposit} group lesson deposit',
    '{fees.travel} by day, and {fees.eveningTravel} evening travel.',
    'Evening travel is {fees.eveningTravel}, flat travel {fees.flatTravel}.',
    'Unlike evening travel, {fees.travel} by day.',
    'Flat travel is cheaper than {fees.eveningTravel}.',
    'No flat travel fee: {fees.travel} is what the drive costs by day.',
    '{fees.travel} same travel as on any day',
    '{team.vans} vans, {team.electricVans} of them electric',
    '{team.vans} vans and electric vans of others',
    '{fees.lesson} a lesson, {fees.groupLesson} in a group',
    '{fees.firstSignature} first, {fees.additionalSignature} each additional signature',
    '{fees.eveningTravel} late night travel',
    '{fees.childLesson} group lesson for children',
    '{times.replyDays} business days',
    '{times.days} business days',
    '{area.townMiles} free miles around the house',
    'Instead of flat travel you pay {fees.travel}.',
    '{area.freeMiles} miles are free, {area.townMiles} in town.',
  ])('not told: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
