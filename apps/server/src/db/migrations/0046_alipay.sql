ALTER TABLE "local_payments" ADD COLUMN "service" text DEFAULT 'wechat' NOT NULL;--> statement-breakpoint
ALTER TABLE "local_payments" ADD COLUMN "return_url" text;--> statement-breakpoint
ALTER TABLE "local_payments" DROP CONSTRAINT "local_payments_pkey";--> statement-breakpoint
ALTER TABLE "local_payments" ADD CONSTRAINT "local_payments_order_id_service_pk" PRIMARY KEY("order_id","service");--> statement-breakpoint
ALTER TABLE "local_payments" ADD CONSTRAINT "local_payments_service" CHECK ("local_payments"."service" in ('wechat', 'alipay'));--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handed_to" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- What waits at WeChat must still be asked after there.
UPDATE "orders" SET "handed_to" = '{wechat}' WHERE "status" = 5;
