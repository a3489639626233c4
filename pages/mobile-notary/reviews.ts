/** A review in the style of a directory. */
export interface Review {
  author: string;
  rating: number;
  text: string;
  /** Relative date, as directories show it. */
  when: string;
}

/** Invented reviews, marked as samples until real ones replace them. */
export const REVIEWS: readonly Review[] = [
  {
    author: 'Teresa G. (sample)',
    rating: 5,
    text: 'Two brothers who do not speak signed the same deed an hour apart. He made it ordinary.',
    when: '2 weeks ago',
  },
  {
    author: 'Hank P. (sample)',
    rating: 5,
    text: 'Found our pad off a lease road with nothing but a GPS pin. Signed on the tailgate, done.',
    when: 'a month ago',
  },
  {
    author: 'Aisha K. (sample)',
    rating: 5,
    text: 'Asked my mother three plain questions before she signed. I was grateful he did.',
    when: 'a month ago',
  },
  {
    author: 'Jim & Dolores W. (sample)',
    rating: 5,
    text: 'Told us on the phone that our paper did not need a notary at all. No charge for that.',
    when: '3 months ago',
  },
];
