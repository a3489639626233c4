import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string) => findingsOf(text, { only: 'copy/spelling' });

describe('“then” behind a comparative', () => {
  it.each([
    'A second day on the engine costs more then this course.',
    'A tow costs much more then this course does.',
    'It is better then guessing.',
    'Renting is cheaper then buying a second van.',
    'The new boiler is quieter then the old one.',
    'A felt roof is three years older then the house.',
    'A repair takes less time then a new door.',
    'Our oven is hotter then it looks.',
    'The climb is steeper then you think.',
    'Faster then the bus, and warm.',
    'There is nothing better then a dry cellar.',
    'You can have it for less then the price of a coffee.',
    'We are done in less then half an hour.',
    'The bed is two inches shorter then your mattress.',
    'You pay what is open, and never more then the remaining months.',
    'It’s easier then calling five shops.',
    'The rooms are no bigger then their beds.',
  ])('is told: %s', (text) => {
    expect(told(text)).toEqual(['copy/spelling: then']);
  });

  it.each([
    'If the water is lower then the gate opens by itself.',
    'When it gets warmer then the sheep come out.',
    'Once your bill is higher then this tariff pays.',
    'Wait longer then the glue sets.',
    'Add more then the sauce thickens.',
    'Prices were lower then.',
    'The town was smaller then, the station was new.',
    'Mornings are best: it is quieter then.',
    'It is cheaper then, most years.',
    'First the bigger then the smaller boat goes through.',
    'We are busier then but never rushed.',
    'What is more, then, the key costs nothing.',
    'Two days later then the train left without us.',
    'Drive a mile further then the road turns.',
    'In 1990 the shop was bigger then the mall came.',
    'Let it be thicker then the cream goes in.',
    'The note is louder then fading away.',
    'Turn the dial lower then the light dims.',
    'It is over then the rest is paperwork.',
    'See the printer then the folder.',
    'A rougher, then a finer paper.',
    'If it costs more then we pay the rest.',
    'Come earlier then you get a seat.',
    'By then more was lost.',
    'She was no longer then the owner.',
    'He is no longer then your tenant.',
    'If it is not better then the vet comes.',
  ])('is a time: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('“form” for “from”', () => {
  it.each([
    'Bring a letter form the bank.',
    'We need the release form the lender before we can start.',
    'Ask for a quote form your insurer.',
    'Keep the reply form the county court.',
    'Have the keys form the landlord.',
    'The bread is different form what you buy.',
    'Each table is made form solid oak.',
    'The stone was taken form the old quarry.',
    'It came form a shop in Leeds.',
    'You will hear form people who did it.',
    'The job is far form over.',
    'Two weeks form now it will be warm.',
    'Book online form now on.',
    'One person is there form start to finish.',
    'We are open form 9 to 5.',
    'Open form Monday to Friday.',
    'He came form wristwatches, and he would rather save the old platform.',
    'We came here form London in 2004.',
    'Callum Bright came to clocks form engineering.',
    'The boards came straight form the mill.',
    'Our wool comes form Wales.',
    'It comes form a small farm by the river.',
    'Guests come form all over the county.',
    'Most customers come form Leeds and York.',
    'They moved here form Scotland.',
    'She hails form Cork.',
    'He retired form the bench in May.',
  ])('is told: %s', (text) => {
    expect(told(text)).toEqual(['copy/spelling: form']);
  });

  it.each([
    'Bring a release form the lender sent.',
    'There is a letter form the bank uses.',
    'It is the consent form the clinic and the school sign.',
    'The request form the court wants is blue.',
    'Use the order form the night before.',
    'Sign the consent form the same day.',
    'Return the release form the day you move.',
    'The deed and the letter form the bundle.',
    'The terms of the invoice form the contract.',
    'Willows form the bank of the river.',
    'The boards that are built form a raft.',
    'Those who came form the choir.',
    'What is made form the base of it.',
    'Two rooms in a row form the suite.',
    'In the old form the law was shorter.',
    'Come form a circle with us.',
    'Guests coming form a queue at the door.',
    'Icicles form now on the eaves.',
    'Groups form 8 to 10 minutes before the tour.',
    'Puddles form March through May.',
    'We made form letters of them.',
    'A different form the bank sends by post.',
    'Lines form Friday to Sunday.',
    'Good habits form day by day.',
    'Then came form N-400, and a fee.',
    'After the interview came form filling.',
    'The clerk came form in hand.',
    'After the letter comes form 7A.',
    'The visitors who came form a line.',
    'When it came form letters were forbidden.',
    'Pupils who came to school form a band.',
    'People who moved here form a club.',
    'Guests come form a queue at the door.',
    'You come form filled in, we do the rest.',
    'We returned form and fee.',
    'They returned form 27 unsigned.',
    'In the crowd that came form two sides.',
    'First came form, then function.',
    'All who come form a jury.',
    'After the course comes form work.',
    'Next came form after form.',
    'The function comes, form follows.',
  ])('is a form, or to form: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('“your” for “you”', () => {
  it.each([
    'We come to where your are.',
    'Tell us what your have, and we bring the rest.',
    'Call us if your can’t come.',
    'Ask before your should have to pay.',
    'We stay until your have the keys.',
    'Nobody asks why your didn’t call.',
    'When your arrive at the gate, ring the bell.',
    'If your need a second copy, say so.',
    'Whatever your choose, the price stays.',
    'We send it as soon as your agree to the price.',
    'If your don’t know, ask.',
  ])('is told: %s', (text) => {
    expect(told(text)).toEqual(['copy/spelling: your']);
  });

  it.each([
    'We ask what your needs are.',
    'That your will is valid matters most.',
    'What your need a decade ago was, nobody knows.',
    'Write down where your must-haves are.',
    'Tell us what your have-nots are.',
    'This is how your can of paint stays fresh.',
    'And your may bush blooms.',
    'If your want list is long, send it.',
    'What your like-minded friends say.',
    'Tell us what your do’s and don’ts are.',
    'How your don’ts become dos.',
    'And your would be landlord asks, too.',
    'What your choice of an oil does.',
    'So your had-it-all day begins.',
    'Because your need to know is real.',
    'If your liking for it grows, stay.',
    'Where your learning to swim starts.',
    'Who says what your bring-along lunch is?',
  ])('is somebody’s: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});

describe('“from” where only a form can be', () => {
  it.each([
    'Be there a quarter of an hour early for the from.',
    'Fill in the from before you come.',
    'The from is on the counter.',
    'Please send us our from by Friday.',
    'Bring your from and a pen.',
    'Every from has a number.',
    'Sign the from, and keep a copy.',
  ])('is told: %s', (text) => {
    expect(told(text)).toEqual(['copy/spelling: from']);
  });

  it.each([
    'I have this from my aunt, and that from nobody.',
    'It is the from-scratch kitchen of the street.',
    'Fill in the form from the letter.',
    'Tell us which from the list you want.',
    'Where is it from? The far end, from now on.',
    'Pick each from the tray.',
    'From A to B, and the way from B.',
    'Choose another from the shelf.',
  ])('is a way: %s', (text) => {
    expect(told(text)).toEqual([]);
  });
});
