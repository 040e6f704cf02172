import * as z from 'zod/mini';
import { featureNames } from '../access/feature-names.ts';
import { schemas } from '../http/schemas.ts';
import { flag } from '../my/my.contract.ts';
import { agreementNames, pageNames } from '../pages/pages.rules.ts';

export const configContract = {
  public: schemas({
    summary: 'What every visitor may know about this site: its names, legal lines and feature switches.',
    answer: z.object({
      webname: z.string(),
      /** Address of the site as visitors know it, without a trailing slash. */
      url: z.string(),
      /** Addresses of pictures, the white one for dark grounds; empty where there is none. */
      logo: z.object({ logo: z.string(), white_logo: z.string() }),
      /** Numbers of the public record with where each leads; empty where there is none. */
      icp: z.string(),
      icp_link: z.string(),
      icp2: z.string(),
      icp2_link: z.string(),
      /** How visitors reach the school; empty where it says nothing. */
      contact: z.object({ phone: z.string(), email: z.string() }),
      member: z.object({
        /** 1 asks a user without a mobile number to bind one before going on. */
        enabled_mobile_bind_alert: flag,
      }),
      player: z.object({
        enabled_bullet_secret: flag,
        /** What moves over a film while that is on; a player is told it with the viewer's own in its place by `videos.play`. */
        bullet_secret: z.object({
          /** May name the viewer: `${user.mobile}`, or `${mobile}`, and `${user.id}`. */
          text: z.string(),
          /** Pixels. */
          size: z.number(),
          color: z.string(),
          /** From 0 to 1. */
          opacity: z.number(),
        }),
      }),
      /** Outside accounts that one can sign in with. */
      socialites: z.object({ wechat_scan: flag }),
      /** Where lines about uploads go, as addresses of a picture. Left out: none is sent, and no cookie set. */
      upload_log_url: z.optional(z.string()),
      /** Pages of the school about itself that it shows, and `faq` where there is any: what the footer leads to. */
      pages: z.array(z.enum([...pageNames, 'faq'])),
      /** Further pages that it shows, at `/page/<name>`, in the order in which they were written. The footer leads to them too. */
      further_pages: z.array(z.object({ name: z.string(), title: z.string() })),
      /** Rules of refunds; null where none can be asked for. What a refund shrinks by is in `refundUnits`. Servers that do not tell leave it out. */
      refund: z.optional(z.nullable(z.object({ days: z.number(), fee_percent: z.number() }))),
      features: z.record(z.enum(featureNames), z.boolean()),
    }),
  }),
  agreement: schemas({
    summary: 'A text that people agree to when they sign in or register.',
    params: z.object({ name: z.enum(agreementNames) }),
    answer: z.object({
      title: z.string(),
      /** HTML. Sanitise before rendering. */
      content: z.string(),
    }),
  }),
};
