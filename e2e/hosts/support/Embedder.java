import com.pawlet.shop.bridge.Bridge;
import com.pawlet.shop.bridge.Host;
import com.pawlet.shop.bridge.Json;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The Android library's bridge in an app of a given context, with a line for each message; problems go to stderr. */
public final class Embedder {
    private record App(Map<String, Object> context) implements Host {
        @Override
        public Set<String> methods() {
            return Set.of("pay", "login", "copy");
        }

        @Override
        public void call(String method, Object argument, Answer answer) {
            answer.done(method.equals("login") ? Map.of("code", "C-1", "scope", "basic") : "done");
        }
    }

    public static void main(String[] arguments) throws Exception {
        Map<String, Object> context = new LinkedHashMap<>();
        for (Map.Entry<?, ?> field : ((Map<?, ?>) Json.parse(arguments[0])).entrySet())
            context.put((String) field.getKey(), field.getValue());
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        Bridge bridge = new Bridge(out::println, new App(context), System.err::println);
        bridge.start();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) bridge.receive(line);
    }
}
