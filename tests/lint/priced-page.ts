/** A page of code, as it is shown, with the price of one thing. */
export const pricedPage = (price: string) => `<header><ul><li>Tank: $1</li></ul></header><main>
  <h2>Prices</h2><h3>Boiler check</h3><p>${price}</p><h3>Not a price</h3><p>Called 3 times.</p>
  <ul><li><b>Flue brush</b>: $12</li><li>We come at 9.</li></ul>
  <dl><dt>Pump swap</dt><dd>$300</dd></dl>
  <table><tr><th>Job</th><th>Price</th></tr><tr><td>Valve &amp; tap</td><td>$40</td></tr></table>
</main>`;
