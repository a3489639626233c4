/** A popup that is shown to visitors who leave or have read most of the page. */
export const POPUP = {
  heading: 'Bevor Sie gehen',
  text: 'Sagen Sie uns, was kaputt ist.',
  action: { link: { label: 'Zur Startseite', href: '/' } },
  when: { leaving: true, scrolled: 60 },
};
/** A bar that is shown below the first screen. */
export const BAR = {
  text: 'Heute noch Termine frei.',
  action: { call: 'Jetzt anrufen' },
  when: { pastFirstScreen: true },
};
