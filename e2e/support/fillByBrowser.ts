import { expect, type Locator, type Page } from '@playwright/test';

/** An address, by Chromium's names for its parts, such as `NAME_FIRST`. */
export type SavedAddress = Readonly<Record<string, string>>;

const patienceMs = 15_000;

/**
 * Lets Chromium autofill the form around a field, as when the shopper accepts its suggestion of a saved address: one
 * interaction. False where this Chromium fills in nothing.
 */
export async function fillByBrowser(page: Page, field: Locator, address: SavedAddress): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  await field.evaluate((input) => input.setAttribute('data-filled-from', ''));
  const { root } = await session.send('DOM.getDocument', {});
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-filled-from]',
  });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }));
  const trigger = { fieldId: node.backendNodeId, address: { fields } };
  const end = Date.now() + patienceMs;
  // The browser does not detect a form at once that has just been rendered.
  for (;;) {
    try {
      await session.send('Autofill.enable');
      await session.send('Autofill.trigger', trigger);
      break;
    } catch (error) {
      if (Date.now() > end) {
        console.log(`Chromium does not autofill: ${String(error)}`);
        return false;
      }
      await page.waitForTimeout(500);
    }
  }
  await expect(field).not.toHaveValue('');
  return true;
}
