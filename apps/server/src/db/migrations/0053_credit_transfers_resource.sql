ALTER TABLE "withdrawals" DROP CONSTRAINT "withdrawals_client_id_unique";--> statement-breakpoint
ALTER TABLE "order_payments" DROP CONSTRAINT "order_payments_fen";--> statement-breakpoint
ALTER TABLE "order_payments" DROP CONSTRAINT "order_payments_state";--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "told" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "credit_transfers_resource" ON "credit_transfers" USING btree ("resource_type","resource_id","id");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_once" UNIQUE("user_id","client_id");--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_fen" CHECK ("order_payments"."fen" > 0 or ("order_payments"."fen" = 0 and "order_payments"."state" = 'unclear'));--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_state" CHECK ("order_payments"."state" in ('taken', 'late', 'twice', 'other_sum', 'unknown', 'unclear'));