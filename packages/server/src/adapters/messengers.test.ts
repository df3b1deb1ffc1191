import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, type MailServerState, startMailServer } from '../../test/store/mailServer.ts';
import type { Logger } from '../ports/logger.ts';
import { createMessengers, createSmsGateway, createSmtpMail } from './messengers.ts';

const servers: { close(done: () => void): unknown }[] = [];
const mailServers: MailServer[] = [];
const logged: string[] = [];
const logger: Logger = {
  info: () => undefined,
  warn: (event, fields) => void logged.push(`${event} ${JSON.stringify(fields)}`),
  error: (event, error) => void logged.push(`${event} ${String(error)}`),
};
const message = {
  recipient: 'ada@example.com',
  subject: 'Votre code de vérification',
  text: 'Pawlet : votre code est 123456.',
  code: '123456',
  language: 'fr',
} as const;

afterEach(async () => {
  logged.length = 0;
  await Promise.all(mailServers.splice(0).map((server) => server.close()));
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => void server.close(done))));
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** A mail server that is closed after the test. */
async function mailServer(state?: MailServerState): Promise<MailServer> {
  const server = await startMailServer(state);
  mailServers.push(server);
  return server;
}

describe('e-mails by SMTP', () => {
  const from = 'Pawlet <shop@shop.example>';

  it('have a name of their own and an HTML part', async () => {
    const { url, mails } = await mailServer();
    await createSmtpMail({ url, from }).send(
      { ...message, html: '<p lang="en">Hello</p>', reference: 'order-mail-7' },
      logger,
    );
    const sent = mails.at(-1) ?? '';
    expect(sent).toMatch(/^Message-ID: <order-mail-7@shop\.example>$/imu);
    expect(sent).toMatch(/^Content-Type: multipart\/alternative;/imu);
    expect(sent).toContain('<p lang=');
    expect(sent).toContain('Content-Type: text/plain');
  });

  it('are sent with sender, recipient, subject and text', async () => {
    const { url, lines } = await mailServer();
    expect(await createSmtpMail({ url, from }).send(message, logger)).toBe('sent');
    const mail = lines.join('\n');
    expect(mail).toMatch(/^RCPT TO:<ada@example\.com>/mu);
    expect(mail).toMatch(/^MAIL FROM:<shop@shop\.example>/mu);
    expect(mail).toMatch(/^From: Pawlet <shop@shop\.example>$/mu);
    expect(mail).toMatch(/^Subject: =\?UTF-8\?/mu);
    expect(mail).toContain('votre code est 123456');
  });

  it('have unsubscribe headers where unsubscribing is possible', async () => {
    const { url, mails } = await mailServer();
    const unsubscribeUrl = `https://shop.example/api/restock/unsubscribe/${'a'.repeat(32)}`;
    await createSmtpMail({ url, from }).send({ ...message, unsubscribeUrl }, logger);
    const [mail = ''] = mails;
    // Long header lines may be folded at spaces.
    expect(mail.replaceAll(/\n /gu, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\n`);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/mu);
    await createSmtpMail({ url, from }).send(message, logger);
    expect(mails[1]).not.toMatch(/unsubscribe/iu);
  });

  it('cannot get more recipients or headers from an address', async () => {
    const { url, lines } = await mailServer();
    const recipient = 'ada@example.com, eve@evil.test\r\nBcc: eve@evil.test';
    await createSmtpMail({ url, from }).send({ ...message, recipient }, logger);
    expect(lines.filter((line) => /^RCPT/iu.test(line)).length).toBeLessThanOrEqual(1);
    expect(lines.filter((line) => /^Bcc:/iu.test(line))).toEqual([]);
  });

  it('fail without personal data in the error when the server refuses or is unreachable', async () => {
    const refusing = await mailServer('refusing');
    for (const url of [refusing.url, 'smtp://127.0.0.1:1']) {
      expect(await createSmtpMail({ url, from }).send(message, logger)).toBe('failed');
    }
    expect(logged).toHaveLength(2);
    expect(logged.join()).not.toContain('ada@example.com');
  });
});

describe('text messages by a gateway', () => {
  async function gateway(status: number) {
    const requests: { authorization: string | undefined; body: unknown }[] = [];
    const server = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')));
      request.on('end', () => {
        requests.push({ authorization: request.headers.authorization, body: JSON.parse(body) });
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('{}');
      });
    });
    return { url: `http://127.0.0.1:${await listen(server)}/send`, requests };
  }

  it('are sent as JSON with the number in E.164', async () => {
    const { url, requests } = await gateway(202);
    const sender = createSmsGateway({ url, token: 'word' });
    expect(await sender.send({ ...message, recipient: '120125550123' }, logger)).toBe('sent');
    expect(requests).toEqual([
      {
        authorization: 'Bearer word',
        body: { to: '+120125550123', text: message.text, code: '123456', language: 'fr' },
      },
    ]);
  });

  it.each([400, 500, 302])('fail at status %i', async (status) => {
    const { url } = await gateway(status);
    const sender = createSmsGateway({ url, token: '' });
    expect(await sender.send({ ...message, recipient: '8613800138000' }, logger)).toBe('failed');
    expect(logged.join()).not.toContain('13800138000');
  });

  it('fail when the gateway does not respond', async () => {
    const sender = createSmsGateway({ url: 'http://127.0.0.1:1/', token: '' });
    expect(await sender.send(message, logger)).toBe('failed');
  });
});

describe('unconfigured messages', () => {
  const inbox = { isConfigured: true, send: () => Promise.resolve('sent' as const) };
  const none = { smtp: undefined, smsGateway: undefined };

  it('go to the demo inbox, or nowhere', async () => {
    expect(createMessengers(none, inbox)).toEqual({ mail: inbox, sms: inbox });
    const { mail, sms } = createMessengers(none, undefined);
    expect([mail.isConfigured, sms.isConfigured]).toEqual([false, false]);
    expect(await mail.send(message, logger)).toBe('not-configured');
  });

  it('are configured separately for e-mails and text messages', () => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'a@b.de' };
    const { mail, sms } = createMessengers({ ...none, smtp }, inbox);
    expect([mail === inbox, sms === inbox]).toEqual([false, true]);
  });
});
