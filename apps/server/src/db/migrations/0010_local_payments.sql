CREATE TABLE "local_payments" (
	"order_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"title" text NOT NULL,
	"charge" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"transaction" text,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_payments_token_unique" UNIQUE("token"),
	CONSTRAINT "local_payments_state" CHECK ("local_payments"."state" in ('open', 'paid', 'closed')),
	CONSTRAINT "local_payments_paid" CHECK (("local_payments"."state" = 'paid') = ("local_payments"."transaction" is not null and "local_payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE INDEX "local_payments_created_at" ON "local_payments" USING btree ("created_at");