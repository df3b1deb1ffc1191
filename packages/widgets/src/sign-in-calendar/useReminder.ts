import { readStoredText, writeStoredText } from '@pawlet/core/storage';
import { useState } from 'react';
import { useAction, useHost, useText, useToast } from '../runtime/index.ts';
import { signInMessages } from './signInMessages.ts';

/** The daily reminder of the surrounding app. */
export interface Reminder {
  /** The value last set here: the app itself cannot report it. */
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

const storageName = 'pawlet:sign-in-reminder';

/** The switch of the reminder; undefined if the host does not support it. */
export function useReminder(): Reminder | undefined {
  const host = useHost();
  const toast = useToast();
  const text = useText(signInMessages);
  const [isOn, setIsOn] = useState(readKept);
  const { run, isBusy } = useAction(async (wanted: boolean): Promise<void> => {
    const outcome = await host.setReminder(wanted);
    if (outcome === 'done') {
      setIsOn(wanted);
      keep(wanted);
    } else if (outcome !== 'cancelled') {
      toast(text('signIn.reminderFailed'));
    }
  });
  if (!host.isAvailable('setReminder')) return undefined;
  const change = (wanted: boolean): void => {
    if (!isBusy) void run(wanted);
  };
  return { isOn, change };
}

const readKept = (): boolean => readStoredText('device', storageName) === 'on';

// Where the browser stores nothing, the reminder itself is set, and only the switch is off initially each time.
const keep = (isOn: boolean): boolean => writeStoredText('device', storageName, isOn ? 'on' : undefined);
