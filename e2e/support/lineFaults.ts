import { setTimeout as pause } from 'node:timers/promises';
import { answer, type Fault, type Reply } from './faultProxy.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const portal = '<!doctype html><title>Wi-Fi</title><form action="/login"><button>Connect</button></form>';

/** Responds in place of the server, which never receives the call. */
function instead(status: number, headers: Readonly<Record<string, string>>, body = ''): Fault {
  return ({ response }) => {
    response.writeHead(status, headers).end(body);
    return Promise.resolve();
  };
}

/** The server handles it; its response is modified in transit. */
function changed(change: (reply: Reply) => Reply): Fault {
  return async ({ response, ask }) => answer(response, change(await ask()));
}

/** The server's response without its headers of length and encoding. */
function bare({ headers }: Reply): Record<string, string | string[] | undefined> {
  const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers;
  return rest;
}

/**
 * Faults of the writing call, by name: before the server receives it, after it has been handled, and more than once.
 * `times` calls meet it, by default one.
 */
export const callFaults: Readonly<Record<string, { readonly fault: Fault; readonly times?: number }>> = {
  // The server never receives it.
  'is reset before it arrives': { fault: async ({ response }) => void response.destroy() },
  'is reset twice before it arrives': { fault: async ({ response }) => void response.destroy(), times: 2 },
  'waits three seconds, then is cut': {
    fault: async ({ response }) => {
      await pause(3000);
      response.destroy();
    },
  },
  'meets a gateway without a server (502)': { fault: instead(502, html, '<h1>Bad Gateway</h1>') },
  'meets a server that is busy (503)': { fault: instead(503, { ...html, 'retry-after': '1' }, 'busy') },
  'meets a busy server twice (503)': { fault: instead(503, html, 'busy'), times: 2 },
  'meets a gateway that gave up (504)': { fault: instead(504, html, '<h1>Gateway Time-out</h1>') },
  'meets a limit (429)': { fault: instead(429, { ...json, 'retry-after': '1' }, '{}') },
  'took too long to send (408)': { fault: instead(408, html) },
  'meets a failing server (500)': { fault: instead(500, html, '<h1>Error</h1>') },
  'meets the page of a Wi-Fi': { fault: instead(200, html, portal) },
  'is sent on to the page of a Wi-Fi': {
    fault: instead(302, { location: 'http://wifi.invalid/login' }),
  },
  'gets an empty response': { fault: instead(200, json) },
  'gets a response of another service': { fault: instead(200, json, '{"ok":true,"result":[]}') },
  'gets half a response': { fault: instead(200, json, '{"code":1,"msg":"","data":{"ord') },
  // The server handles it.
  'loses its response': {
    fault: async ({ response, ask }) => {
      await ask();
      response.destroy();
    },
  },
  'loses its response twice': {
    fault: async ({ response, ask }) => {
      await ask();
      response.destroy();
    },
    times: 2,
  },
  'loses the body of its response': {
    fault: async ({ response, ask }) => {
      const reply = await ask();
      response.writeHead(reply.status, reply.headers);
      response.flushHeaders();
      await pause(50);
      response.destroy();
    },
  },
  'loses the end of its response': {
    fault: async ({ response, ask }) => {
      const reply = await ask();
      response.writeHead(reply.status, reply.headers);
      response.write(reply.body.subarray(0, Math.ceil(reply.body.length / 2)));
      await pause(50);
      response.destroy();
    },
  },
  'gets a response with garbled bytes': {
    fault: changed((reply) => ({
      ...reply,
      headers: bare(reply),
      body: reply.body.map((byte) => byte ^ 0x55) as Buffer,
    })),
  },
  'gets a response that is not compressed as declared': {
    fault: changed((reply) => ({
      ...reply,
      headers: { ...bare(reply), 'content-encoding': 'gzip' },
      body: Buffer.from('not gzip at all'),
    })),
  },
  'gets a 502 response': {
    fault: async ({ response, ask }) => {
      await ask();
      response.writeHead(502, html).end('<h1>Bad Gateway</h1>');
    },
  },
  'gets a late 504 response': {
    fault: async ({ response, ask }) => {
      await ask();
      await pause(3000);
      response.writeHead(504, html).end('<h1>Gateway Time-out</h1>');
    },
  },
  'gets its response late': {
    fault: async ({ response, ask }) => {
      const reply = await ask();
      await pause(3000);
      answer(response, reply);
    },
  },
  'gets its response in tiny chunks': {
    fault: async ({ response, ask }) => {
      const reply = await ask();
      response.writeHead(reply.status, reply.headers);
      const drop = Math.ceil(reply.body.length / 20) || 1;
      for (let at = 0; at < reply.body.length; at += drop) {
        response.write(reply.body.subarray(at, at + drop));
        await pause(100);
      }
      response.end();
    },
  },
  // The server receives it more than once.
  'arrives twice at once': {
    fault: async ({ response, ask }) => {
      const [first] = await Promise.all([ask(), ask()]);
      answer(response, first);
    },
  },
  'arrives twice, and the second response counts': {
    fault: async ({ response, ask }) => {
      await ask();
      answer(response, await ask());
    },
  },
  'arrives again a second later': {
    fault: async ({ response, ask }) => {
      answer(response, await ask());
      await pause(1000);
      await ask();
    },
  },
};
