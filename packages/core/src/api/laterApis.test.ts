import { describe, expect, it, vi } from 'vitest';
import { createFakeHttp } from '../../test/createFakeHttp.ts';
import { createAccountApi } from './accountApi.ts';
import { createAddressApi } from './addressApi.ts';
import { createAfterSaleApi } from './afterSaleApi.ts';
import { createAppLoginApi } from './appLoginApi.ts';
import { createCloudApi } from './cloudApi.ts';
import type { CloudContext, UploadContext } from './context.ts';
import { createCouponsApi } from './couponsApi.ts';
import { createInvitationsApi } from './invitationsApi.ts';
import { createInvoicesApi } from './invoicesApi.ts';
import { loadedOnce } from '../http/loadedOnce.ts';
import {
  createLaterAccountApi,
  createLaterAddressApi,
  createLaterAfterSaleApi,
  createLaterAppLoginApi,
  createLaterCloudApi,
  createLaterCouponsApi,
  createLaterInvitationsApi,
  createLaterInvoicesApi,
  createLaterLoginApi,
  createLaterOrderApi,
  createLaterPageApi,
  createLaterPointsApi,
  createLaterQuestionsApi,
  createLaterRegistrationApi,
  createLaterReportsApi,
  createLaterReviewsApi,
  createLaterSignInApi,
  createLaterSiteApi,
  createLaterSocialApi,
  createLaterSurveysApi,
  createLaterTasksApi,
  createLaterUploadApi,
} from './laterApis.ts';
import { createLoginApi } from './loginApi.ts';
import { createOrderApi } from './orderApi.ts';
import { createPageApi } from './pageApi.ts';
import { createPendingKeys } from './pendingKeys.ts';
import { createPointsApi } from './pointsApi.ts';
import { createQuestionsApi } from './questionsApi.ts';
import { createRegistrationApi } from './registrationApi.ts';
import { createReportsApi } from './reportsApi.ts';
import { createReviewsApi } from './reviewsApi.ts';
import { createSignInApi } from './signInApi.ts';
import { createSiteApi } from './siteApi.ts';
import { createSocialApi } from './socialApi.ts';
import { createSurveysApi } from './surveysApi.ts';
import { createTasksApi } from './tasksApi.ts';
import { createUploadApi } from './uploadApi.ts';

const context: CloudContext & UploadContext = {
  currency: () => 'CNY',
  now: () => 0,
  keys: createPendingKeys({ owner: () => '', now: () => 0, createKey: () => 'key' }),
  cloud: () => Promise.resolve({ currency: 'CNY', payWithinSeconds: 3600 }),
  uploadTarget: () => Promise.resolve({}),
};

describe('what is loaded later', () => {
  it('has every call of what it stands for', () => {
    const http = createFakeHttp();
    expect(Object.keys(createLaterLoginApi(http, context)).sort()).toEqual(
      Object.keys(createLoginApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterOrderApi(http, context)).sort()).toEqual(
      Object.keys(createOrderApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterAccountApi(http)).sort()).toEqual(
      Object.keys(createAccountApi(http)).sort(),
    );
    expect(Object.keys(createLaterAddressApi(http, context)).sort()).toEqual(
      Object.keys(createAddressApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterAppLoginApi(http, context)).sort()).toEqual(
      Object.keys(createAppLoginApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterSocialApi(http, context)).sort()).toEqual(
      Object.keys(createSocialApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterRegistrationApi(http, context)).sort()).toEqual(
      Object.keys(createRegistrationApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterCloudApi(http, context)).sort()).toEqual(
      Object.keys(createCloudApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterPointsApi(http, context)).sort()).toEqual(
      Object.keys(createPointsApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterQuestionsApi(http, context)).sort()).toEqual(
      Object.keys(createQuestionsApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterCouponsApi(http, context)).sort()).toEqual(
      Object.keys(createCouponsApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterInvitationsApi(http)).sort()).toEqual(
      Object.keys(createInvitationsApi(http)).sort(),
    );
    expect(Object.keys(createLaterSiteApi(http)).sort()).toEqual(Object.keys(createSiteApi(http)).sort());
    expect(Object.keys(createLaterInvoicesApi(http, context)).sort()).toEqual(
      Object.keys(createInvoicesApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterReviewsApi(http, context)).sort()).toEqual(
      Object.keys(createReviewsApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterSurveysApi(http, context)).sort()).toEqual(
      Object.keys(createSurveysApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterReportsApi(http)).sort()).toEqual(
      Object.keys(createReportsApi(http)).sort(),
    );
    expect(Object.keys(createLaterPageApi(http)).sort()).toEqual(Object.keys(createPageApi(http)).sort());
    expect(Object.keys(createLaterSignInApi(http)).sort()).toEqual(Object.keys(createSignInApi(http)).sort());
    expect(Object.keys(createLaterTasksApi(http, context)).sort()).toEqual(
      Object.keys(createTasksApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterAfterSaleApi(http, context)).sort()).toEqual(
      Object.keys(createAfterSaleApi(http, context)).sort(),
    );
    expect(Object.keys(createLaterUploadApi(http, context)).sort()).toEqual(
      Object.keys(createUploadApi(http, context)).sort(),
    );
  });

  it('is loaded once, and again after a failure', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue('there');
    const get = loadedOnce(load);
    await expect(get()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(await Promise.all([get(), get()])).toEqual(['there', 'there']);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
