import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createTextStorage,
  isStorageAvailable,
  readStored,
  readStoredText,
  storedNames,
  writeStored,
  writeStoredText,
} from './index.ts';

const name = 'pawlet:stored-test';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem(name);
  sessionStorage.removeItem(name);
});

describe('stored entries', () => {
  it('are in localStorage for the device and in sessionStorage for the tab', () => {
    expect(writeStored('device', name, { step: 2 })).toBe(true);
    expect(writeStoredText('tab', name, 'away')).toBe(true);
    expect(localStorage.getItem(name)).toBe('{"step":2}');
    expect(sessionStorage.getItem(name)).toBe('away');
    expect(readStored('device', name)).toEqual({ step: 2 });
    expect(readStoredText('tab', name)).toBe('away');
  });

  it('are removed by undefined', () => {
    writeStored('device', name, [1]);
    expect(writeStored('device', name, undefined)).toBe(true);
    expect(localStorage.getItem(name)).toBeNull();
    expect(readStored('device', name)).toBeUndefined();
  });

  it('are listed by name', () => {
    expect(storedNames('device')).not.toContain(name);
    writeStored('device', name, 1);
    expect(storedNames('device')).toContain(name);
    expect(storedNames('tab')).not.toContain(name);
  });

  it('count as missing if they are not JSON', () => {
    localStorage.setItem(name, '{"step":');
    expect(readStored('device', name)).toBeUndefined();
    expect(readStoredText('device', name)).toBe('{"step":');
  });

  it('are missing where storage is full or blocked, without an error', () => {
    const fail = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(fail);
    expect(writeStored('tab', name, 1)).toBe(false);
    expect(readStored('tab', name)).toBeUndefined();
    expect(isStorageAvailable()).toBe(true);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(fail);
    expect(isStorageAvailable()).toBe(false);
    expect(storedNames('device')).toEqual([]);
    expect(writeStored('device', name, 1)).toBe(false);
    expect(readStored('device', name)).toBeUndefined();
  });
});

describe('stored texts', () => {
  it('live as long as the page where the browser does not store them', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const texts = createTextStorage('tab');
    texts.setItem(name, 'away');
    expect(texts.getItem(name)).toBe('away');
    texts.removeItem(name);
    expect(texts.getItem(name)).toBeNull();
  });
});
