import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, readStoredText, writeStored, writeStoredText } from './stored.ts';

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
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(fail);
    expect(writeStored('device', name, 1)).toBe(false);
    expect(readStored('device', name)).toBeUndefined();
  });
});
