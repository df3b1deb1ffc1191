import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestStore, type TestStore } from '../../../test/createTestStore.ts';
import { operate, operatorSecret, readJson } from '../../../test/store/operator.ts';
import { languages } from '../../i18n/language.ts';
import { toMailHtml, toMailText } from '../mail-layout/mailHtml.ts';
import { isAboutRequest } from '../order-mail/compose.ts';
import { isForShop, mailEvents, orderMailEvents } from './events.ts';
import { fillPlaceholders, getPlaceholders, unknownPlaceholders } from './fillPlaceholders.ts';
import { previewMail } from './preview.ts';

let store: TestStore;
beforeAll(async () => {
  store = await createTestStore({ deps: { operatorSecret } });
});
afterAll(() => store.close());

describe.each(languages)('previews in %s', (language) => {
  it.each(mailEvents)('show the e-mail %s as text and as HTML', async (event) => {
    const { subject, text, html } = await previewMail(store.deps, event, language);
    expect(subject).not.toBe('');
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined|NaN/u);
    expect(html).toContain(`<html lang="${language === 'zh' ? 'zh-CN' : language}">`);
    const words = html.replaceAll(/<[^>]+>/gu, ' ');
    for (const line of text.split('\n').filter((one) => one !== '' && !one.includes('http')))
      expect(words).toContain(line.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`));
    expect(text.endsWith('\n\nPawlet')).toBe(!isForShop(event));
  });

  it.each(orderMailEvents)('show the order in the e-mail %s', async (event) => {
    const { subject, text, html } = await previewMail(store.deps, event, language);
    expect(subject).toContain('20260501080000000000000042');
    expect(text.match(/^[12] × \S/gmu)).toHaveLength(2);
    const page = isAboutRequest(event) ? 'aftersale?id=42' : 'detail?order_sn=20260501080000000000000042';
    const target = `href="http://shop.test/#/pages/order/${page}"`;
    expect(html.includes(target)).toBe(!isForShop(event));
  });

  it('show which document is attached, and its amount', async () => {
    const invoice = await previewMail(store.deps, 'invoice', language);
    expect(invoice.text).toMatch(/20260502080000000000000042[^]*129/u);
    const note = await previewMail(store.deps, 'creditNote', language);
    for (const part of ['CN00000042', '20260502080000000000000042', '29']) expect(note.text).toContain(part);
  });

  it('show the statement of a withdrawal where it is confirmed, and the link to its order where it is accepted', async () => {
    const received = await previewMail(store.deps, 'withdrawalReceived', language);
    expect(received.text.match(/^[12] × \S/gmu)).toHaveLength(2);
    expect(received.text).toContain('20260501080000000000000042');
    const accepted = await previewMail(store.deps, 'withdrawalAccepted', language);
    const target = 'href="http://shop.test/#/pages/order/detail?order_sn=20260501080000000000000042"';
    expect(accepted.html).toContain(target);
    expect(received.html).not.toContain(target);
  });

  it('differ from event to event', async () => {
    const openings = await Promise.all(
      mailEvents.map(async (event) => (await previewMail(store.deps, event, language)).text.split('\n')[0]),
    );
    expect(new Set(openings).size).toBe(mailEvents.length);
  });
});

describe('HTML of an e-mail', () => {
  const paragraphs = [['<b>&"\''], [], ['Look here: https://shop.test/a?b=1&c="x"', 'https is fine']];

  const look = { shop: 'Miau "&" Co', color: '#102030', logoUrl: undefined };

  it('begins with the logo of a shop that has one, and else has no picture', () => {
    const write = (logoUrl: string | undefined) =>
      toMailHtml({ language: 'en', subject: '', paragraphs, links: [], look: { ...look, logoUrl } });
    expect(write(undefined)).not.toContain('<img');
    expect(write('https://shop.test/icon-192.png?v=1')).toMatch(
      /<img src="https:\/\/shop\.test\/icon-192\.png\?v=1" width="48" height="48" alt="Miau &#34;&#38;&#34; Co"/u,
    );
  });

  it('escapes everything and links addresses at the end of a line', () => {
    const links = ['https://shop.test/a?b=1&c="x"'];
    const html = toMailHtml({ language: 'en', subject: '<i>', paragraphs, links, look });
    expect(html).toContain('&#60;b&#62;&#38;&#34;&#39;');
    expect(html).toContain('<title>&#60;i&#62;</title>');
    expect(html).toContain('<a href="https://shop.test/a?b=1&#38;c=&#34;x&#34;" style=');
    expect(html).toContain('>Look here</a><br>https is fine');
    expect(html.match(/<p /gu)).toHaveLength(2);
    expect(html).toContain('border-top:4px solid #102030');
  });

  it('links no other address than those of the shop, and shows what shoppers entered', () => {
    const html = toMailHtml({
      language: 'en',
      subject: '',
      paragraphs: [['Look here: javascript:alert(1)', 'My name: https://other.test/']],
      links: ['https://shop.test/'],
      look,
    });
    expect(html).not.toContain('<a');
    expect(html).toContain('My name: https://other.test/');
  });

  it('has the same paragraphs as the text', () => {
    expect(toMailText(paragraphs)).toBe('<b>&"\'\n\nLook here: https://shop.test/a?b=1&c="x"\nhttps is fine');
  });
});

describe('the shop’s own texts', () => {
  it('get values once: braces in a value stay as they are', () => {
    expect(fillPlaceholders('{{shop}} {{orderSn}}', { orderSn: '{{shop}}', shop: 'Miau' })).toBe(
      'Miau {{shop}}',
    );
    expect(fillPlaceholders('{{constructor}}', { shop: 'Miau' })).toBe('{{constructor}}');
  });

  it.each(['{{name}}', '{{ shop }}', '{{shop', 'shop}}', '{{constructor}}', '{{shop}}{{'])(
    'cannot contain %s',
    async (text) => {
      expect(unknownPlaceholders(text, ['orderSn', 'shop'])).not.toEqual([]);
      const value = JSON.stringify({ paid: { opening: { en: text } } });
      const outcome = await operate(store, 'settings', ['mails.texts', value]);
      expect([outcome.status, outcome.text]).toEqual([
        'refused',
        expect.stringContaining('paid.opening.en: only the placeholders {{orderSn}}, {{shop}}'),
      ]);
    },
  );

  it('name the placeholders of their own e-mail, in each place where another one is', async () => {
    const own = {
      invoice: { subject: { en: '{{orderSn}}' }, opening: { de: '{{invoiceSn}}', fr: '{{orderSn}}' } },
    };
    const { text } = await operate(store, 'settings', ['mails.texts', JSON.stringify(own)]);
    const known = 'only the placeholders {{invoiceSn}}, {{amount}}, {{shop}}';
    expect(text).toContain(`invoice.subject.en: ${known}`);
    expect(text).toContain(`invoice.opening.fr: ${known}`);
    expect(text).not.toContain('opening.de');
  });

  it.each(mailEvents)('can contain every placeholder of %s', async (event) => {
    const names = getPlaceholders(event);
    const opening = names.map((name) => `${name}={{${name}}};`).join('');
    await operate(store, 'settings', [
      'mails.texts',
      JSON.stringify({ [event]: { opening: { en: opening } } }),
    ]);
    const { text } = await previewMail(store.deps, event, 'en');
    for (const name of names) expect(text).toMatch(new RegExp(`${name}=[^{};]+;`, 'u'));
    await operate(store, 'settings', ['mails.texts', 'default']);
  });

  it.each(['invoice', 'creditNote', 'withdrawalReceived'])('cannot turn off %s', async (event) => {
    const outcome = await operate(store, 'settings', ['mails.sent', JSON.stringify({ [event]: false })]);
    expect(outcome).toMatchObject({ status: 'refused', text: expect.stringContaining('only the names') });
  });

  it.each([
    { eaten: { subject: { en: 'x' } } },
    { paid: { subject: { xx: 'x' } } },
    { paid: { subject: { en: '' } } },
    { paid: { subject: { en: 'a\r\nBcc: x@y.test' } } },
    { paid: { subject: { en: 'x'.repeat(151) } } },
    { paid: { title: { en: 'x' } } },
  ])('cannot be %j', async (value) => {
    expect(await operate(store, 'settings', ['mails.texts', JSON.stringify(value)])).toMatchObject({
      status: 'refused',
    });
  });

  it('are in the preview; languages without one keep the built-in text', async () => {
    const builtIn = await previewMail(store.deps, 'delivered', 'fr');
    await operate(store, 'settings', [
      'mails.texts',
      JSON.stringify({
        delivered: { subject: { en: 'Here: {{orderSn}}' }, opening: { en: '<Meow> from {{shop}}' } },
      }),
    ]);
    expect(await readJson(store, 'preview-mail', ['delivered', 'en'])).toMatchObject({
      subject: 'Here: 20260501080000000000000042',
      text: expect.stringMatching(/^<Meow> from Pawlet\n/u),
      html: expect.stringContaining('&#60;Meow&#62; from Pawlet'),
    });
    expect(await previewMail(store.deps, 'delivered', 'fr')).toEqual(builtIn);
    await operate(store, 'settings', ['mails.texts', 'default']);
  });
});
