/** A payment provider: its requirements (docs/product.md, "Owner's area") and where to sign up. */
export interface PaymentProvider {
  name: string;
  fee: string;
  use: string;
  signUp: string;
}

export const PAYMENT_PROVIDERS: readonly PaymentProvider[] = [
  {
    name: 'Square',
    fee: '2.6 percent plus 10 cents',
    use: 'Cards at the table, and invoices by e-mail.',
    signUp: 'https://squareup.com/signup',
  },
  {
    name: 'Venmo for business',
    fee: '1.9 percent plus 10 cents',
    use: 'Phone to phone, by a code that you show.',
    signUp: 'https://venmo.com/business/profiles/',
  },
  {
    name: 'Zelle',
    fee: 'No fee for bank transfer',
    use: 'From bank to bank, through the app of your own bank.',
    signUp: 'https://www.zellepay.com/get-started',
  },
];
