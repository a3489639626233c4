import { record } from './data-layer.ts';

/** Records calls and chats before the browser follows the link (docs/product.md, "Measurement"). */
export function watchClicks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Messages from the owner are not leads.
    if (!link || link.closest('[data-island=admin]')) return;
    if (link.protocol === 'tel:') {
      record('phone_click');
    } else if (link.host === 'wa.me') {
      const label = link.matches('.floating-chat') ? 'floating_button' : 'page_button';
      record('whatsapp_click', { category: 'engagement', label });
    }
  });
}
