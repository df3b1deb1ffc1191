import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { BodyError, readChunks } from '../../http/readBody.ts';
import type { Intake, UploadIntake } from '../../ports/uploads.ts';

const mostFields = 20;
const largestField = 4096;
/** Boundaries and other form fields beside the file. */
const formBytes = 64 * 1024;

/**
 * Streams the file of a multipart request into a folder; left-overs of a killed process are removed at the
 * start.
 */
export function createMultipartIntake(folder: string): UploadIntake {
  const ready = rm(folder, { recursive: true, force: true }).then(() => mkdir(folder, { recursive: true }));
  // A folder that cannot be created fails the first upload.
  ready.catch(() => undefined);
  return {
    async receive(request, maxBytes) {
      await ready;
      return receive(request, maxBytes, path.join(folder, randomUUID()));
    },
  };
}

async function receive(request: Request, maxBytes: number, file: string): Promise<Intake> {
  const type = request.headers.get('content-type') ?? '';
  const drop = () => rm(file, { force: true });
  let outcome: Intake['kind'] = 'none';
  const writes: Promise<void>[] = [];
  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      limits: {
        files: 1,
        fileSize: maxBytes,
        fields: mostFields,
        fieldSize: largestField,
        parts: mostFields + 1,
      },
    });
    parser.on('file', (name, stream) => {
      if (name !== 'file' || outcome !== 'none') {
        stream.resume();
        return;
      }
      outcome = 'file';
      stream.on('limit', () => {
        outcome = 'too-large';
      });
      writes.push(pipeline(stream, createWriteStream(file, { flags: 'wx', mode: 0o600 })));
    });
    await pipeline(readChunks(request, maxBytes + formBytes), parser);
    await Promise.all(writes);
  } catch (error) {
    // An aborted, endless or invalid multipart body.
    await Promise.allSettled(writes);
    await drop();
    if (error instanceof BodyError) throw error;
    return { kind: 'malformed' };
  }
  // The parser's listeners have set it meanwhile.
  const ended = outcome as Intake['kind'];
  if (ended !== 'file') {
    await drop();
    return ended === 'too-large' ? { kind: 'too-large' } : { kind: 'none' };
  }
  return { kind: 'file', file: { content: await openAsBlob(file), drop } };
}
